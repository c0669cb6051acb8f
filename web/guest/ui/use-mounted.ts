import { useEffect, useState } from 'react';

/** False on the server and while the page is hydrated. */
export const useMounted = (): boolean => {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted;
};
