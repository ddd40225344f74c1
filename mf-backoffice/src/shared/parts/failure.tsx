import { Alert, Button, Typography } from '@mui/material';
import { isApiError } from '@summit/shared-auth';

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
}

/** What went wrong in the words of the server, which fields it is about, and what to quote. */
export function Failure({ error, onRetry }: FailureProps) {
  return (
    <Alert
      severity="error"
      variant="outlined"
      sx={{ my: 2 }}
      action={onRetry && <Button onClick={onRetry}>Try again</Button>}
    >
      {failureText(error)}
      {isApiError(error) && error.failures.length > 0 && (
        <ul>
          {error.failures.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field}: {message}
            </li>
          ))}
        </ul>
      )}
      {isApiError(error) && error.requestId && (
        <Typography variant="body2" color="textSecondary">
          Request {error.requestId}
        </Typography>
      )}
    </Alert>
  );
}

/** What went wrong in one sentence. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
