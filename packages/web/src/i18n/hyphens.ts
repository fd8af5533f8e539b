/**
 * Where long words in the names of pieces may be divided, in all languages. Browsers have no dictionaries for some of them,
 * and none that knows compounds.
 */
const DIVIDED = `
  Agri|cul|ture Archi|pel|ago Archi|tec|ture Cara|van|sery Carto|graph|ers’ Con|spir|ator Con|struc|tion Counter|feiters
  Em|bez|zle|ment Ex|pro|pri|ation Fore|clo|sure Forti|fi|ca|tions Glass|blower Hali|car|nassus Head|quarters
  Magis|trates Market|place Mathe|matics Money|lenders Nebu|chad|nezzar Obscu|rant|ism Observ|atory Philos|ophers
  Scrip|torium Strate|gists

  Aleksan|dria Aleksan|dryj|ska Ambu|lato|rium Archi|tek|tura Budow|nictwo Bursz|tynowa Forty|fikacje Hali|karna|sie
  Kamie|nio|łom Kara|wan|seraj Labo|rato|rium Malwer|sacja Nabu|chodo|nozor Nieprzy|stępny Niezłom|nych Obser|wato|rium
  Obsku|ran|tyzm Przestęp|czość Skrypto|rium Składo|wisko Spienio|nych Stowarzy|szenie Szmarag|dowy Szpie|gostwo
  Towa|rzystwo Uforty|fiko|wany Uniwer|sytet Urba|nis|tyka Wywłasz|czenie Zabudo|wania Zamiesz|kana budow|ni|czych
  deko|rato|rów gladia|torów nawi|gato|rów rzemieśl|ni|ków zorgani|zowana

  Agyag|raktár Alexand|riai Arisz|totelész Csem|pész|rejtek Csillag|vizsgáló Dio|cletianus Dolgozó|szoba Favágó|tábor
  Filozó|fusok Fűrész|malom Gladiátor|iskola Gyakorló|tér Gyógy|szerész Hajó|tulaj|donosok Halikar|nasszosz
  Hamisító|műhely Ingatlan|csalás Játék|barlang Kalóz|fészek Kalóz|rejtek Kalóz|szövetség Kapi|tányság Karaván|szeráj
  Keres|kedelmi Kereskedő|központ Kisajá|títás Kormányos|iskola Kény|szerítés Labora|tórium Meg|erősített Mező|gazdaság
  Nabu|kodo|nozor Nagy|követség Navi|gátorok Obskuran|tizmus Ostrom|műhely Papirusz|prés Pénz|kölcsön|zők Rabszolga|piac
  Szkrip|tórium Szárító|kamra Szél|hámosság Tenge|részeti Térkép|terem Törvény|szék Világító|torony Város|tervezés
  függő|kertek keres|kedelmi kereskedő|ház minisz|térium part|szakasz sziget|csoport sziget|világ világító|torony
  Zsivány|tanya Építész|iroda Ópium|barlang Össze|esküvő
`
  .trim()
  .split(/\s+/);

const SOFT_HYPHEN = '\u00AD';
const BREAKS = new Map(DIVIDED.map((word) => [word.replaceAll('|', ''), word.replaceAll('|', SOFT_HYPHEN)]));

/** A name with the places at which its long words may be divided. */
export const softened = (name: string): string =>
  name
    .split(/(\s|-)/)
    .map((word) => BREAKS.get(word) ?? word)
    .join('');
