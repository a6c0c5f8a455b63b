import { Dialog } from '#/web/ui/dialog.tsx';
import { answerPasswordNeed } from '../session/password-need.ts';
import { confirmPassword } from './account-api.ts';
import { PasswordQuestion } from './password-question.tsx';

/** Asks for the password where one is; what was begun goes on with it. */
export function PasswordDialog() {
  return (
    <Dialog title="Enter Your Password" onClose={() => answerPasswordNeed(false)}>
      <PasswordQuestion
        id="needed-password"
        text="You signed in some time ago. Enter your password to go on."
        action="Continue"
        work={confirmPassword}
        onDone={() => answerPasswordNeed(true)}
        onCancel={() => answerPasswordNeed(false)}
      />
    </Dialog>
  );
}
