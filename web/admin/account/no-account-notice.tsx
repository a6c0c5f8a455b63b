import { Notice } from '#/web/ui/notice.tsx';

/** Replaces the sign-in form while no account exists. */
export function NoAccountNotice({ className }: { className?: string }) {
  return (
    <Notice {...(className && { className })}>
      <p className="font-semibold">There is no staff account yet.</p>
      <p>
        To create the first one, open the link that the server printed when it started, or run <AddAccountCommand /> on
        the server.
      </p>
    </Notice>
  );
}

export function AddAccountCommand() {
  return <code className="rounded-sm bg-sheet px-1.5 py-0.5">npm run staff -- add EMAIL</code>;
}
