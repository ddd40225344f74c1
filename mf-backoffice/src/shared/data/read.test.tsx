import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import * as calls from '@summit/contract/calls/organise-today';
import { createTestSession, respond, respondNever } from '@summit/shared-auth/testing';
import { useRead } from './read.ts';

afterEach(() => onlineManager.setOnline(true));

test('a read fails immediately when offline, and is repeated when online', async () => {
  const responses = [respondNever(calls.today), respond(calls.today, { needs: [] })];
  const { Wrapper } = createTestSession({ responses });
  onlineManager.setOnline(false);
  const { result } = renderHook(() => useRead(calls.today), { wrapper: Wrapper });
  await waitFor(() => expect(result.current.isError).toBe(true));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(result.current.data).toEqual({ needs: [] }));
});
