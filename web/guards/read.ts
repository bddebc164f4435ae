// What the source files say to people, as the compiler reads it: which messages they ask for with which values, and texts that are none.

import { join } from "node:path";
import ts from "typescript";

/** A message that is asked for: `seat-` for all that begin so. */
export interface Request {
  file: string;
  id: string;
  isFamily: boolean;
  values: string[];
}

/** Every call of `t` in the page. */
export function requests(folder: string): Request[] {
  const config = ts.readConfigFile(join(folder, "../tsconfig.json"), ts.sys.readFile).config as unknown;
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, join(folder, ".."));
  const program = ts.createProgram(fileNames, { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const found: Request[] = [];
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder) && !fileName.includes(".test."));
  for (const file of own) {
    const visit = (node: ts.Node): void => {
      node.forEachChild(visit);
      if (!ts.isCallExpression(node) || node.expression.getText() !== "t") return;
      const [name, values] = node.arguments;
      const given = values ? checker.getTypeAtLocation(values).getProperties() : [];
      const asked = { file: file.fileName.slice(folder.length + 1), values: given.map((value) => value.name) };
      if (name && ts.isStringLiteral(name)) found.push({ ...asked, id: name.text, isFamily: false });
      if (name && ts.isTemplateExpression(name)) found.push({ ...asked, id: name.head.text, isFamily: true });
    };
    visit(file);
  }
  return found;
}

/** Attributes and properties that people read or hear. */
const READ = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|textContent|innerText)$/;

/** Texts for people that stand in a source file, instead of in the messages. */
export function strings(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, name.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const found: string[] = [];
  const words = (said: string) => /\p{L}{2}/u.test(said) && found.push(`${name}: ${said.trim()}`);
  /** What an expression can come out as, as far as it is written there. */
  const outcomes = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) words(node.text);
    else if (ts.isTemplateExpression(node)) {
      words(node.head.text);
      for (const { expression, literal } of node.templateSpans) {
        outcomes(expression);
        words(literal.text);
      }
    } else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(outcomes);
    else if (ts.isBinaryExpression(node)) {
      const isChoice = [ts.SyntaxKind.BarBarToken, ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.PlusToken].includes(node.operatorToken.kind);
      (isChoice ? [node.left, node.right] : [node.right]).forEach(outcomes);
    } else if (ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)) outcomes(node.expression);
    else if (ts.isJsxExpression(node) && node.expression) outcomes(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) words(node.text);
    if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)) outcomes(node);
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText()) && node.initializer) outcomes(node.initializer);
    const isSet = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
    if (isSet && ts.isPropertyAccessExpression(node.left) && READ.test(node.left.name.text)) outcomes(node.right);
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}
