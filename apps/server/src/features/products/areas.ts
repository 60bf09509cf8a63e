/** The area announced when products, their facts or their brochures change. */
export const productArea = 'productos'
/** What a change announces that every page shows: the names, addresses and groups of the menu. */
export const menuChanges = [{ area: productArea }, { area: 'menu_productos' }] as const
