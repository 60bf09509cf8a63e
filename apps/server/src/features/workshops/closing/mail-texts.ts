const es = {
  license: (service: string) => `Con él recibe una licencia gratuita de ${service}. Ya está en su cuenta.`,
  licenseWaits: (service: string, url: string) =>
    `Con él recibe una licencia gratuita de ${service}. Cree su cuenta con este mismo correo para usarla: ${url}`,
}

const en: typeof es = {
  license: (service) => `With it you receive a free ${service} license. It is already in your account.`,
  licenseWaits: (service, url) =>
    `With it you receive a free ${service} license. Create your account with this same e-mail address to use it: ${url}`,
}

/** What the mail with the certificate says about the license. */
export const closingMailTexts = { es, en }
