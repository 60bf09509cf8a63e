// biome-ignore-all lint/style/useNamingConvention: the names are Spanish wordings
export const portuguese = {
  Privacidad: 'Privacidade',
  Términos: 'Termos',
  Cookies: 'Cookies',
}
