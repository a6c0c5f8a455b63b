import { Spinner } from '#/site/ui/spinner.tsx';

export function LoadingScreen({ text }: { text: string }) {
  return (
    <div className="page-width grid min-h-[60svh] place-content-center py-16">
      <p role="status" className="flex items-center gap-3 text-ink-soft text-lg">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
