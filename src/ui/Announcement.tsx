import { useEffect, useState } from 'react';
import styles from './VisuallyHidden.module.css';

/** By then a screen reader knows of a region that has just come, in ms. */
const KNOWN_MS = 100;

/**
 * Words that are said when they come and whenever they change. A region that comes with its words
 * in it is not read by every screen reader: it is there first, and empty.
 */
export function Announcement({ words }: { readonly words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), KNOWN_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return <output className={styles.hidden}>{said}</output>;
}
