import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

/** What queries, clicks and axe ask for. */
const ASKED = ['display', 'visibility', 'pointer-events', 'direction', 'position', 'overflow-x'];

/** The computed styles of the page's content. */
const styles = (): string[] =>
  [...document.body.querySelectorAll('*')].map((element) => {
    const style = getComputedStyle(element);
    return `${element.localName}: ${ASKED.map((name) => style.getPropertyValue(name)).join(' ')}`;
  });

test('styles shared by elements of a tag are those that jsdom computes for each', () => {
  render(
    <main>
      <dialog>closed</dialog>
      <dialog open>open</dialog>
      <p hidden>
        <b>hidden</b>
      </p>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">invisible</button>
      </div>
      <div style={{ pointerEvents: 'none', display: 'flex' }}>
        <a href="#there">
          <span>not to be clicked</span>
        </a>
      </div>
      <div dir="rtl" style={{ '--depth': 2 }}>
        <ul>
          <li>
            <svg>
              <title>a picture</title>
            </svg>
          </li>
        </ul>
      </div>
      <input type="hidden" />
      <input type="radio" />
      <table>
        <tbody>
          <tr>
            <th>1</th>
            <td>2</td>
          </tr>
        </tbody>
      </table>
    </main>,
  );
  const shared = styles();
  // On a page with a style sheet nothing is shared.
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(shared).toEqual(styles());
});
