import type { VoiceDemoWords } from '#/content/voice-demo.ts';
import { useCall, useCallStore } from '#/voice/client/react/voice-provider.tsx';
import type { BookingState, CallState, ShownTime } from '#/voice/client/store.ts';
import { asWritten } from '#/web/ui/as-written.ts';
import { Badge } from '#/web/ui/badge.tsx';
import { Button } from '#/web/ui/button.tsx';
import { classNames } from '#/web/ui/class-names.ts';
import { CheckIcon } from '#/web/ui/icons.tsx';

const headingId = 'voice-demo-booking';

/** The calendar of one day beside the call: its free and taken times, what is offered, and what is booked. */
export function BookingSheet({ words }: { words: VoiceDemoWords['booking'] }) {
  const booking = useCall(bookingOf);
  return (
    <>
      <p role="status" className="sr-only">
        {booking && changeIn(booking, words)}
      </p>
      {booking && (
        <section
          aria-labelledby={headingId}
          data-booking=""
          className="grid min-w-0 content-start gap-3 self-start rounded-md border border-transparent bg-sheet p-4 text-ink sm:px-6"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 id={headingId} className="text-lg">
              {booking.day?.label ?? words.heading}
            </h3>
            <Badge tone="brass">{words.sample}</Badge>
          </div>
          <Offers words={words} offers={booking.offers} day={booking.day?.label ?? ''} />
          <Appointments words={words} appointments={booking.appointments} />
          {booking.day && <Times words={words} times={booking.day.times} />}
        </section>
      )}
    </>
  );
}

function bookingOf(call: CallState): BookingState | null {
  return call.status === 'in-call' ? call.booking : null;
}

/** What changed, in a few words: the assistant itself says more. */
function changeIn({ stage, offers, appointments, day }: BookingState, words: VoiceDemoWords['booking']): string {
  if (stage === 'offering') return `${words.offered}: ${offers.map(({ label }) => label).join(', ')}`;
  const last = appointments.at(-1);
  if (stage === 'none' && last) return `${words.appointments}: ${last.service}, ${last.day}, ${last.time}`;
  return day ? `${words.heading}: ${day.label}` : words.heading;
}

/** Says what a tap means, and leaves alone what is written in the message box. */
function useSay(): (content: string) => void {
  return useCallStore().say;
}

interface OffersProps {
  words: VoiceDemoWords['booking'];
  offers: BookingState['offers'];
  /** The day in the heading, which a button need not repeat. */
  day: string;
}

function Offers({ words, offers, day }: OffersProps) {
  const say = useSay();
  if (offers.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offers.map(({ label, say: content }) => (
        <Button key={content} className="grow" aria-label={`${label}, ${words.offered}`} onClick={() => say(content)}>
          {label.startsWith(`${day} at `) ? label.slice(day.length + 4) : label}
        </Button>
      ))}
    </div>
  );
}

function Times({ words, times }: { words: VoiceDemoWords['booking']; times: readonly ShownTime[] }) {
  const say = useSay();
  return (
    <ul
      aria-label={words.times}
      className="relative flex gap-1.5 overflow-x-auto pb-1 lg:grid lg:grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]"
    >
      {times.map(({ time, state, say: content }) => (
        <li key={time} className="grid shrink-0">
          {state === 'free' || state === 'offered' ? (
            <button
              type="button"
              aria-label={`${content}, ${words[state]}`}
              onClick={() => say(content)}
              className={classNames(
                'min-h-9 cursor-pointer rounded-sm border px-2.5 text-sm',
                state === 'offered' ? 'border-2 border-accent font-semibold' : 'border-edge hover:border-ink',
              )}
            >
              {time}
            </button>
          ) : (
            <span
              className={classNames(
                'grid min-h-9 place-items-center rounded-sm border px-2.5 text-sm',
                state === 'taken'
                  ? 'border-transparent bg-well text-ink-soft line-through'
                  : 'border-brass bg-brass-wash font-semibold text-brass-ink',
              )}
            >
              {time}
              <span className="sr-only">, {words[state]}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface AppointmentsProps {
  words: VoiceDemoWords['booking'];
  appointments: BookingState['appointments'];
}

function Appointments({ words, appointments }: AppointmentsProps) {
  if (appointments.length === 0) return null;
  return (
    <ul aria-label={words.appointments} className="grid gap-2">
      {appointments.map(({ service, day, time, person, name }) => (
        <li key={`${day} ${time}`} className="flex gap-2 border-brass border-l-4 bg-brass-wash px-3 py-2">
          <CheckIcon className="mt-0.5 size-5 shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">
            <strong className="font-semibold">
              {day}, {time}
            </strong>
            <br />
            {[asWritten(service), person, name].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
