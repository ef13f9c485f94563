import { useEffect, useState } from 'react';
import styles from './VisuallyHidden.module.css';

/** How long screen readers take to notice a new live region, in ms. */
const KNOWN_MS = 100;

/**
 * A live region. It mounts empty, since some screen readers ignore text that mounts together with
 * its region.
 */
export function Announcement({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), KNOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <output className={styles.hidden}>{said}</output>;
}
