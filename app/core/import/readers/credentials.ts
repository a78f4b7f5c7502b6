/** Detects degrees and licenses that people write after their names, such as "PhD", "RN" or "CPA". */

/** Only known ones, because companies have short names as well: "Ada Berg, KPMG, Partner". */
const CREDENTIAL =
  /^(?:[BMLD]\.?(?:Sc|Ed|Eng|Tech|Litt|Phil|Mus|Pharm)\.?N?|Ph\.?D\.?|Ed\.?D\.?|Psy\.?D\.?|Pharm\.?D\.?|R\.?Ph\.?|M\.?D\.?|D\.?D\.?S\.?|D\.?M\.?D\.?|D\.?V\.?M\.?|J\.?D\.?|LL\.?[BM]\.?|M\.?B\.?A\.?|M\.?P\.?H\.?|M\.?P\.?A\.?|M\.?S\.?W\.?|[BM]\.?A\.?|[BM]\.?S\.?|[BMD]\.?S\.?N\.?|[BM]FA|DNP|APRN|CNM|CRNA|FNP(?:-(?:BC|C))?|CNE|CCRN|CEN|R\.?N\.?|L\.?[PV]\.?N\.?|NP|PA-C|DPT|OTR(?:\/L)?|RRT|CPhT|RDN?|LC?SW|LMSW|LCSW-C|LMFT|LPC|BCBA|CPA|CFA|CFP|CMA|PMP|P\.?E\.?|P\.?Eng\.?|AIA|SHRM-(?:S?CP)|S?PHR|Esq\.?|FRCS|FRCP|MRCP|OBE|MBE|CBE)$/;

/** True for one credential and nothing else. */
export const isCredential = (text: string): boolean => CREDENTIAL.test(text.trim());
