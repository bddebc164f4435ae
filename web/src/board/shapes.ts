// A shape for each seat, since colour is never the only sign. Unit size.

export const SHAPES: Record<string, string> = {
  R: "M-1,0a1,1 0 1,0 2,0a1,1 0 1,0 -2,0Z",
  O: "M0,-1.08L1.03,-.33L.63,.87L-.63,.87L-1.03,-.33Z",
  Y: "M0,-1.16L1.12,.84L-1.12,.84Z",
  G: "M-.88,-.88L.88,-.88L.88,.88L-.88,.88Z",
  B: "M0,-1.2L1.08,0L0,1.2L-1.08,0Z",
  P: "M-.4,-1.04L.4,-1.04L.4,-.4L1.04,-.4L1.04,.4L.4,.4L.4,1.04L-.4,1.04L-.4,.4L-1.04,.4L-1.04,-.4L-.4,-.4Z",
};
