/** The tab that a key on a list of tabs leads to, or null if the key leads nowhere. */
export function tabAfterKey<T>(key: string, tabs: readonly T[], open: T): T | null {
  const at = tabs.indexOf(open);
  const wanted: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    Home: 0,
    End: -1,
  };
  if (!Object.hasOwn(wanted, key)) return null;
  return tabs[(wanted[key] + tabs.length) % tabs.length];
}
