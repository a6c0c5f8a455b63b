import { Link } from 'react-router';
import { HandsetIcon, Icon } from '#/web/ui/icons.tsx';
import { requestPath } from '../inbox/requests/request-view.ts';
import { Age } from '../locale/age.tsx';
import { Excerpt } from '../page/excerpt.tsx';
import { callPath } from '../routing/call-path.ts';
import type { ListedCall } from './call-api.ts';
import { kindOf, lengthOf, reasonOf } from './call-words.ts';

/** The id of the link in a row. */
export function callLinkId(id: string): string {
  return `call-${id}`;
}

/** One call in the list: two lines on a narrow screen, one on a wide one, as the inbox has its requests. */
export function CallRow({ call }: { call: ListedCall }) {
  const linkId = callLinkId(call.id);
  const kind = kindOf(call);
  return (
    <li className="call-row relative grid gap-x-3 border-line border-b px-3 hover:bg-well md:px-4">
      <span className="flex min-w-0 items-center gap-2 [grid-area:name]">
        {kind === 'Chat' ? <ChatIcon /> : <HandsetIcon className="size-3.5 shrink-0 text-ink-soft" />}
        <Link
          id={linkId}
          to={callPath(call.id)}
          aria-describedby={`${linkId}-facts`}
          className="min-w-0 truncate outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          <span className="sr-only">{kind} of </span>
          {call.request_name === null ? (
            <span className="text-ink-soft">Visitor</span>
          ) : (
            <bdi className="font-semibold">{call.request_name}</bdi>
          )}
        </Link>
      </span>
      <span id={`${linkId}-facts`} className="contents">
        <span dir="auto" className="min-w-0 truncate text-left text-ink-soft [grid-area:text] stacked:pl-5.5">
          {call.hit ? <Excerpt excerpt={call.hit} /> : (call.question ?? 'Said nothing')}
        </span>
        <span className="truncate text-right text-ink-soft text-sm [grid-area:reason] split:text-left">
          {reasonOf(call)}
        </span>
        <span className="whitespace-nowrap text-right text-ink-soft text-sm tabular-nums [grid-area:length]">
          {call.ended_at !== null && lengthOf(call)}
        </span>
        <span className="whitespace-nowrap text-right text-ink-soft text-sm tabular-nums [grid-area:age]">
          <Age at={call.started_at} />
        </span>
      </span>
      <span className="flex justify-end [grid-area:request]">
        {call.request_id && (
          <Link
            to={requestPath(call.request_id)}
            aria-label={`Request of ${call.request_name}`}
            className="relative z-1 flex min-h-6 items-center rounded-sm border border-brass bg-brass-wash px-1.5 text-brass-ink text-xs hover:border-brass-ink"
          >
            Request
          </Link>
        )}
      </span>
    </li>
  );
}

function ChatIcon() {
  return (
    <Icon className="size-3.5 shrink-0 text-ink-soft">
      <path d="M4 5h16v11H11l-4.5 4v-4H4z" />
    </Icon>
  );
}
