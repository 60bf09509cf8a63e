/** The list of permits, for staff. */
export const permitsPath = '/dashboard/sistema/permisos'
