import { ErrorBoundary } from '#/web/ui/error-boundary.tsx';
import { RequestForm, type RequestFormProps } from './request-form.tsx';

/** The form as the page hydrates it. */
export function RequestDesk(props: RequestFormProps) {
  return (
    <ErrorBoundary>
      <RequestForm {...props} />
    </ErrorBoundary>
  );
}
