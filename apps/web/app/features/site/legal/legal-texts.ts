const es = {
  breadcrumb: 'Ruta de la página',
  others: 'Privacidad, términos y cookies',
  request: 'Solicitud sobre sus datos',
  changed: (day: string) => `Última modificación: ${day}.`,
  pages: {
    privacidad: {
      lead: 'Qué datos guardamos, para qué, y cómo pedir verlos, corregirlos o borrarlos.',
      description: 'Qué datos personales guarda el portal, para qué, y cómo pedir verlos, corregirlos o borrarlos.',
    },
    terminos: {
      lead: 'Las reglas de este portal, en palabras sencillas.',
      description: 'Las reglas del portal: a quién vendemos, avisos, reservas, cuentas y uso del sitio.',
    },
    cookies: {
      lead: 'Sin seguimiento: solo lo que el portal necesita para funcionar.',
      description: 'Qué cookies y datos guarda el portal en su navegador: sin seguimiento ni publicidad.',
    },
  },
}

const en: typeof es = {
  breadcrumb: 'Breadcrumb',
  others: 'Privacy, terms and cookies',
  request: 'Request about your data',
  changed: (day) => `Last changed on ${day}.`,
  pages: {
    privacidad: {
      lead: 'What data we store, why, and how to ask to see, correct or delete it.',
      description: 'What personal data the portal stores, why, and how to ask to see, correct or delete it.',
    },
    terminos: {
      lead: 'The rules of this portal, in plain words.',
      description: 'The rules of the portal: who we sell to, listings, reservations, accounts and use of the site.',
    },
    cookies: {
      lead: 'No tracking, only what the portal needs to work.',
      description: 'What cookies and data the portal stores in your browser: no tracking, no advertising.',
    },
  },
}

export const legalTexts = { key: 'legal', es, en }
