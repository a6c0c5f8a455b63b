import { Spinner } from '../../ui/spinner.tsx';
import { PageHeading } from './page-heading.tsx';

interface LoadingScreenProps {
  heading?: string;
  text: string;
}

/** A placeholder with the page's heading, so that nothing shifts when the page loads. It stays without JavaScript. */
export function LoadingScreen({ heading = 'Form Submissions Admin', text }: LoadingScreenProps) {
  return (
    <div className="page-width grid min-h-[60svh] content-start gap-7 py-8 md:py-12">
      <PageHeading>{heading}</PageHeading>
      <p role="status" className="noscript:hidden flex items-center gap-3 text-ink-soft text-lg">
        <Spinner />
        {text}
      </p>
    </div>
  );
}
