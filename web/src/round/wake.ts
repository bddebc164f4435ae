// Keeps the screen of a device on that lies on the table or in a hand. Where a browser cannot, it goes out as always.

import { useEffect } from "preact/hooks";

export function useWakeLock(): void {
  useEffect(() => {
    if (!("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    // The browser takes it back whenever the page is not in sight.
    const ask = async () => {
      if (document.hidden) return;
      lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (isOver) void lock?.release();
    };
    void ask();
    document.addEventListener("visibilitychange", ask);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", ask);
      void lock?.release();
    };
  }, []);
}
