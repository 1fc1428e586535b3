import { useEffect, useState } from 'react';

/** What stands behind the `#` of the address: another link pasted into the same page changes nothing but this. */
export function useHash(): string {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const changed = () => setHash(location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return hash;
}
