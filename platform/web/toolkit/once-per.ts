/** What follows from a thing alone is made once for it, and forgotten with it. */
export function oncePer<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const known = new WeakMap<Key, { readonly made: Made }>();
  return (key) => {
    let entry = known.get(key);
    if (entry === undefined) {
      entry = { made: make(key) };
      known.set(key, entry);
    }
    return entry.made;
  };
}
