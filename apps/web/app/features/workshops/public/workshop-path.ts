/** Returns the path of a workshop's page: the two of 2024 have their own. */
export const workshopPath = ({ clave }: { clave: string }): string =>
  clave === 'chile' || clave === 'brazil' ? `/${clave}-workshop` : `/events/${clave}`
