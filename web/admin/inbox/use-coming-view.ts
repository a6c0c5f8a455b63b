import { useLocation, useNavigation } from 'react-router';
import { parseView, type RequestView } from './requests/request-view.ts';

/** The view on its way, which the pressed filter shows at once, or else the one that is shown. */
export function useComingView(view: RequestView): { loading: boolean; wantedView: RequestView } {
  const here = useLocation();
  const { state, location } = useNavigation();
  if (state !== 'loading' || location === undefined) return { loading: false, wantedView: view };
  const wantedView = parseView(new URLSearchParams(location.search));
  return { loading: location.search !== here.search, wantedView };
}
