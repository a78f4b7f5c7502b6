/**
 * Headings of the less common sections in the languages of words/asian.ts. "|" separates alternatives: the first is
 * printed, and all are recognized when a resume is read.
 */
import type { LessCommonHeadings } from "../language-words.ts";

export const MORE_ASIAN: Record<string, LessCommonHeadings> = {
  hi: {
    courses: "पाठ्यक्रम|कोर्स|प्रशिक्षण पाठ्यक्रम",
    memberships: "सदस्यताएँ|सदस्यताएं|सदस्यता|व्यावसायिक सदस्यता",
    patents: "पेटेंट|आविष्कार",
    militaryService: "सैन्य सेवा|सैनिक सेवा",
    interests: "रुचियाँ|रुचियां|शौक|शौक और रुचियाँ|अभिरुचियाँ",
    references: "संदर्भ|सन्दर्भ|संदर्भ व्यक्ति",
  },
  th: {
    courses: "หลักสูตรอบรม|หลักสูตร|คอร์สเรียน|หลักสูตรที่ผ่านการอบรม",
    memberships: "การเป็นสมาชิก|สมาชิกภาพ|สมาชิกสมาคม|สมาชิกองค์กร",
    patents: "สิทธิบัตร|สิทธิบัตรและสิ่งประดิษฐ์",
    militaryService: "การรับราชการทหาร|การเกณฑ์ทหาร|สถานภาพทางทหาร",
    interests: "ความสนใจ|งานอดิเรก|ความสนใจและงานอดิเรก|งานอดิเรกและความสนใจ",
    references: "บุคคลอ้างอิง|ผู้อ้างอิง|บุคคลที่สามารถอ้างอิงได้",
  },
  vi: {
    courses: "Khóa học|Khoá học|Các khóa học|Khóa học đã tham gia",
    memberships: "Thành viên hiệp hội|Hội viên|Tư cách thành viên|Hiệp hội nghề nghiệp",
    patents: "Bằng sáng chế|Sáng chế",
    militaryService: "Nghĩa vụ quân sự|Phục vụ quân đội",
    interests: "Sở thích|Sở thích cá nhân|Mối quan tâm",
    references: "Người tham chiếu|Người tham khảo|Thông tin tham khảo|Người giới thiệu",
  },
  id: {
    courses: "Kursus|Kursus dan pelatihan|Pelatihan dan kursus|Kursus yang diikuti",
    memberships: "Keanggotaan|Keanggotaan organisasi|Pengalaman organisasi|Organisasi",
    patents: "Paten|Hak paten|Penemuan",
    militaryService: "Dinas militer|Wajib militer",
    interests: "Minat|Hobi|Minat dan hobi|Hobi dan minat",
    references: "Referensi",
  },
  ja: {
    courses: "受講歴|受講講座|研修・講座|講座|研修受講歴",
    memberships: "所属団体|所属学会|所属学会・団体|加入団体",
    patents: "特許|特許・発明|特許出願",
    militaryService: "兵役|軍歴",
    interests: "趣味|趣味・特技|興味・関心|趣味・関心",
    references: "推薦者|推薦人|照会先",
  },
  ko: {
    courses: "교육 이수|수료 과정|교육 과정|수강 과정|교육 및 연수|교육 수료",
    memberships: "소속 단체|소속 학회|회원 활동|가입 단체",
    patents: "특허|특허 및 발명|특허 사항",
    militaryService: "병역 사항|병역|병역사항|군 복무|군 경력",
    interests: "관심사|취미|취미 및 관심사|취미 및 특기",
    references: "추천인|추천인 정보",
  },
  "zh-Hans": {
    courses: "进修课程|课程|相关课程|课程学习",
    memberships: "会员资格|专业会员|协会会员|社团成员|所属协会",
    patents: "专利|发明专利|专利发明",
    militaryService: "服役经历|兵役|军旅经历|部队经历",
    interests: "兴趣爱好|兴趣|爱好|个人爱好",
    references: "推荐人|证明人|推荐信",
  },
  "zh-Hant": {
    courses: "進修課程|課程|相關課程|課程學習",
    memberships: "會員資格|專業會員|協會會員|所屬協會|社團成員",
    patents: "專利|發明專利|專利發明",
    militaryService: "兵役|兵役狀況|服役經歷",
    interests: "興趣|興趣愛好|嗜好|興趣與嗜好|個人興趣",
    references: "推薦人|證明人|推薦信",
  },
};
