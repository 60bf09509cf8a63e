export const portuguese = {
  Privacidad: 'Privacidade',
  Términos: 'Termos',
  Cookies: 'Cookies',
}
