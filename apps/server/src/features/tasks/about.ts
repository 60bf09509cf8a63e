/** The task or the idea that a comment or a notice is about; the other one is null. */
export interface About {
  tarea_id: number | null
  idea_id: number | null
}

export const aboutTask = (id: number): About => ({ tarea_id: id, idea_id: null })
export const aboutIdea = (id: number): About => ({ tarea_id: null, idea_id: id })
