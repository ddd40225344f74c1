/** What the form of topics holds. */
export interface TopicValues {
  /** Ids of the chosen tags. */
  topics: string[];
  /** What is said about them, by the tag's id; of tags that are not chosen any more, too. */
  comments: Record<string, string>;
  approveMessages: boolean;
}
