import { Fragment } from 'react';

/** Until the server says otherwise: the setting without a value. */
const retention = '30 days';

/** A text of the content; the server puts its own retention in the place of `{retention}`. */
export function InstallationText({ text }: { text: string }) {
  return text.split('{retention}').map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text
    <Fragment key={index}>
      {index > 0 && <span data-retention={true}>{retention}</span>}
      {part}
    </Fragment>
  ));
}
