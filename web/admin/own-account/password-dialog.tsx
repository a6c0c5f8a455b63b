import { createRoot } from 'react-dom/client';
import { Dialog } from '#/web/ui/dialog.tsx';
import { confirmPassword } from './account-api.ts';
import { PasswordQuestion } from './password-question.tsx';

let asking: Promise<boolean> | null = null;

/** Asks for the password in front of whatever the page shows; what was begun goes on with it. Calls that wait share one dialog. */
export function askPassword(): Promise<boolean> {
  asking ??= ask().finally(() => {
    asking = null;
  });
  return asking;
}

function ask(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<PasswordDialog onAnswer={resolve} />);
  return promise.finally(() => {
    root.unmount();
    place.remove();
  });
}

function PasswordDialog({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  return (
    <Dialog title="Enter Your Password" onClose={() => onAnswer(false)}>
      <PasswordQuestion
        id="needed-password"
        text="You signed in some time ago. Enter your password to go on."
        action="Continue"
        work={confirmPassword}
        onDone={() => onAnswer(true)}
        onCancel={() => onAnswer(false)}
      />
    </Dialog>
  );
}
