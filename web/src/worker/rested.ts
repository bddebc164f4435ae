// What a page tells the service worker when it has come to rest.

export interface Rested {
  /** The parts that it has loaded. */
  loaded: string[];
  /** May the rest be fetched, too? */
  all: boolean;
}
