/**
 * Returns the reviewers of a task, or null when they are refused: the assignee reviews nothing of their own. Where they were
 * the only one, the creator reviews it (rule tasks/reviewer).
 */
export function reviewersOf(asked: readonly number[], assigneeId: number, creatorId: number): readonly number[] | null {
  if (!asked.includes(assigneeId)) return asked
  return asked.length === 1 && creatorId !== assigneeId ? [creatorId] : null
}

/** To whom a task is shown as assigned: its creator and reviewers, without the assignee. */
export const othersOf = (creatorId: number, assigneeId: number, reviewers: readonly number[]): number[] =>
  [...new Set([creatorId, ...reviewers])].filter((id) => id !== assigneeId)
