/** The values of the form of topics. */
export interface TopicValues {
  /** Ids of the chosen tags. */
  topics: string[];
  /** The comments by the tag's id; also of tags that are no longer chosen. */
  comments: Record<string, string>;
  approveMessages: boolean;
}
