import { Alert, Button, Typography } from '@mui/material';
import { isApiError } from '@summit/shared-auth';

interface FailureProps {
  error: unknown;
  onRetry?: () => void;
}

/** An error in the server's words, with the affected fields and the request id. */
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

/** An error in one sentence. */
export function failureText(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
