-- What a trigger looks up is in this schema, whatever a session has made: a temporary table of the same name would be found
-- first. A function that is replaced later says so itself; a test asks every one of them.
DO $$
DECLARE
  called regprocedure;
BEGIN
  FOR called IN SELECT oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    AND (prorettype = 'trigger'::regtype OR proname = 'lock_ballot_log')
  LOOP
    EXECUTE format('ALTER FUNCTION %s SET search_path = public, pg_temp', called);
  END LOOP;
END;
$$;
