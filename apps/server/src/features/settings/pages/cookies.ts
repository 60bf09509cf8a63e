const texto = `
<p>Este portal usa solo lo que necesita para funcionar. No hay cookies de seguimiento, de medición ni de publicidad; por eso no le pedimos aceptar ninguna.</p>
<h2>Cookies</h2>
<ul>
<li><strong>lang:</strong> el idioma que eligió. Dura un año.</li>
<li><strong>jwtToken:</strong> su sesión. Existe solo mientras está en su cuenta, 8 horas como máximo.</li>
</ul>
<h2>Lo que queda en su navegador</h2>
<p>Además de las cookies, el portal guarda en su navegador, sin enviarlo a nadie más:</p>
<ul>
<li><strong>lang, jwtToken y usuario:</strong> el idioma, la sesión y su nombre de pila, para mostrarlos sin volver a preguntar. Los dos últimos se borran al salir.</li>
<li><strong>dispositivo:</strong> que este navegador ya entró a su cuenta, para reconocerlo.</li>
<li><strong>favoritas:</strong> las propiedades que marcó sin tener cuenta.</li>
<li><strong>mantine-color-scheme-value:</strong> tema claro u oscuro.</li>
<li><strong>draft:</strong> borradores cifrados de formularios del panel, por 24 horas.</li>
<li><strong>reload:</strong> que una página que no cargó ya se intentó de nuevo.</li>
<li>En la pantalla de asistencia a talleres, que usa el personal: la lista de inscritos, hasta cerrar la sesión.</li>
</ul>
<p>Puede borrarlo todo en la configuración de su navegador: el portal sigue funcionando, pero olvida su idioma y cierra su sesión.</p>
<h2>Servicios de terceros</h2>
<p>Si la portada muestra un video de YouTube o Vimeo, ese servicio recibe su dirección IP y puede guardar datos en su navegador. Lo mismo vale para el proveedor de mapas y para la verificación de Google (reCAPTCHA), si están activados, y para {tarjetas} cuando paga. Lo que cada uno guarda lo explica él mismo.</p>
<p>Cómo tratamos sus datos está en <a href="/privacy">Privacidad</a>. Ante cualquier duda, escriba a <a href="mailto:{email}">{email}</a>.</p>
`

const textoEn = `
<p>This portal uses only what it needs to work. There are no tracking, analytics or advertising cookies, which is why we do not ask you to accept any.</p>
<h2>Cookies</h2>
<ul>
<li><strong>lang:</strong> the language you chose. It lasts a year.</li>
<li><strong>jwtToken:</strong> your session. It exists only while you are logged in, 8 hours at most.</li>
</ul>
<h2>What stays in your browser</h2>
<p>Besides cookies, the portal stores in your browser, without sending it to anyone else:</p>
<ul>
<li><strong>lang, jwtToken and usuario:</strong> language, session and your first name, so we can show them without asking again. The last two are deleted when you log out.</li>
<li><strong>dispositivo:</strong> that this browser has logged in to your account before, so we recognize it.</li>
<li><strong>favoritas:</strong> the properties you saved without an account.</li>
<li><strong>mantine-color-scheme-value:</strong> light or dark theme.</li>
<li><strong>draft:</strong> encrypted drafts of dashboard forms, for 24 hours.</li>
<li><strong>reload:</strong> that a page that did not load has already been tried again.</li>
<li>On the workshop check-in screen, which staff use: the list of attendees, until the session ends.</li>
</ul>
<p>You can delete all of it in your browser’s settings: the portal keeps working, but forgets your language and ends your session.</p>
<h2>Third-party services</h2>
<p>If the home page shows a YouTube or Vimeo video, that service receives your IP address and may store data in your browser. The same goes for the map provider and for Google’s verification (reCAPTCHA), if they are turned on, and for {tarjetas} when you pay. Each of them explains what it stores.</p>
<p>How we handle your data is explained in <a href="/privacy">Privacy</a>. If you have questions, write to <a href="mailto:{email}">{email}</a>.</p>
`

const textoPt = `
<p>Este portal usa apenas o que precisa para funcionar. Não há cookies de rastreamento, de medição nem de publicidade; por isso não pedimos que você aceite nenhum.</p>
<h2>Cookies</h2>
<ul>
<li><strong>lang:</strong> o idioma que você escolheu. Dura um ano.</li>
<li><strong>jwtToken:</strong> a sua sessão. Existe somente enquanto você está na sua conta, no máximo 8 horas.</li>
</ul>
<h2>O que fica no seu navegador</h2>
<p>Além dos cookies, o portal guarda no seu navegador, sem enviar a mais ninguém:</p>
<ul>
<li><strong>lang, jwtToken e usuario:</strong> o idioma, a sessão e o seu primeiro nome, para mostrá-los sem perguntar de novo. Os dois últimos são apagados quando você sai.</li>
<li><strong>dispositivo:</strong> que este navegador já entrou na sua conta, para reconhecê-lo.</li>
<li><strong>favoritas:</strong> os imóveis que você marcou sem ter conta.</li>
<li><strong>mantine-color-scheme-value:</strong> tema claro ou escuro.</li>
<li><strong>draft:</strong> rascunhos criptografados dos formulários do painel, por 24 horas.</li>
<li><strong>reload:</strong> que uma página que não carregou já foi tentada de novo.</li>
<li>Na tela de presença dos workshops, usada pela equipe: a lista de inscritos, até o fim da sessão.</li>
</ul>
<p>Você pode apagar tudo nas configurações do navegador: o portal continua funcionando, mas esquece o seu idioma e encerra a sua sessão.</p>
<h2>Serviços de terceiros</h2>
<p>Se a página inicial mostra um vídeo do YouTube ou do Vimeo, esse serviço recebe o seu endereço IP e pode guardar dados no seu navegador. O mesmo vale para o provedor de mapas e para a verificação do Google (reCAPTCHA), se estiverem ativados, e para o {tarjetas} quando você paga. Cada um deles explica o que guarda.</p>
<p>Como tratamos os seus dados está em <a href="/privacy">Privacidade</a>. Em caso de dúvida, escreva para <a href="mailto:{email}">{email}</a>.</p>
`

export const cookiesPage = { texto: texto.trim(), texto_en: textoEn.trim(), texto_pt: textoPt.trim() }
