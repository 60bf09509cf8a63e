/** The value of a filter by id for rows that have none. */
export const noneChoice = 'ninguna'
