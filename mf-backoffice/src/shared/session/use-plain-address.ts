import { useLocation, useNavigate } from 'react-router-dom';

/** Removes the search from the address of the open screen: the next organiser does not see what this one was looking for. */
export function usePlainAddress(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => void navigate(pathname, { replace: true });
}
