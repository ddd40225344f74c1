import { type KeyboardEvent, useState } from 'react';
import * as packageCalls from '@summit/contract/calls/packages';
import type { ResponseOf } from '@summit/contract/requests/call';
import { fillText } from '@summit/contract/words/text-lookup';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { Button } from '@summit/shared-ui/actions/button';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { useToast } from '@summit/shared-ui/overlays/toast';
import * as styles from './suggest-topic.module.css';
import type { TopicTexts } from './use-topic-texts.ts';

type Tag = ResponseOf<(typeof packageCalls)['suggestTag']>;

interface SuggestTopicProps {
  texts: TopicTexts;
  onAdded: (tag: Tag) => void;
}

/** Adds a topic that is missing; one that exists already is chosen instead. It is not a form, because it is inside one. */
export function SuggestTopic({ texts, onAdded }: SuggestTopicProps) {
  const suggestion = useServerAction(packageCalls.suggestTag);
  const queryClient = useQueryClient();
  const toast = useToast();
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();

  async function add() {
    const wanted = name.trim();
    if (wanted === '' || suggestion.busy) return;
    try {
      const tag = await suggestion.run({ body: { name: wanted } });
      await queryClient.invalidateQueries({ queryKey: serverQueryKey(packageCalls.tags) });
      // The visitor may have typed the next one meanwhile.
      setName((typed) => (typed.trim() === wanted ? '' : typed));
      onAdded(tag);
      toast(fillText(texts['registrationKillerFeature.suggest.added'], { name: tag.name }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error.failures?.[0]?.message ?? error.message);
    }
  }

  function addByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
    // Enter would send the form around this field.
    event.preventDefault();
    void add();
  }

  return (
    <div className={styles.row}>
      <TextField
        name="suggestion"
        label={texts['registrationKillerFeature.suggest']}
        hint={texts['registrationKillerFeature.suggest.hint']}
        value={name}
        error={problem}
        live
        maxLength={60}
        autoComplete="off"
        optional
        onChange={({ target }) => {
          setName(target.value);
          setProblem(undefined);
        }}
        onKeyDown={addByEnter}
      />
      <Button variant="secondary" busy={suggestion.busy} busyLabel="Adding" onClick={() => void add()}>
        {texts['registrationKillerFeature.suggest.submit']}
      </Button>
    </div>
  );
}

/**
 * Whether a key belongs to an input method, such as the Enter that takes over Japanese characters. Safari says so by the old
 * code alone.
 */
function isOfInputMethod({ isComposing, keyCode }: globalThis.KeyboardEvent): boolean {
  return isComposing || keyCode === codeOfInputMethod;
}

const codeOfInputMethod = 229;
