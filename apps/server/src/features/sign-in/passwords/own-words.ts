/**
 * Names of the portal, its products, its roles and its trade, of which no password is made: lists of leaks do not have
 * them. In lower case, without accents and other than letters.
 */
export const ownWords: ReadonlySet<string> = new Set([
  ...['nextlion', 'nextone', 'nextoneplus', 'nextthree', 'nextremote', 'quamtum', 'portal', 'elportal', 'theportal'],
  ...['gerente', 'distribuidor', 'distribuidora', 'superadministrador', 'superadministrator', 'usuario', 'vendedor'],
  ...['tronadura', 'tronaduras', 'voladura', 'voladuras', 'blasting', 'blaster', 'explosivo', 'explosivos'],
  ...['explosives', 'detonador', 'detonadores', 'detonator', 'detonators', 'detonacion', 'perforacion', 'mineria'],
  ...['mining', 'cantera', 'quarry', 'cotizacion', 'cotizaciones', 'maquinaria', 'machinery'],
])
